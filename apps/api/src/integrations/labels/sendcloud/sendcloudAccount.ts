/** The operator's account at Sendcloud: an API integration of its settings. */
export type SendcloudAccount = {
  /** Base of the interface's addresses, without a closing slash. */
  readonly url: string;
  readonly publicKey: string;
  readonly secretKey: string;
  /** A sender address of the account; null: the shop's own address is sent. */
  readonly senderAddressId: number | null;
};
