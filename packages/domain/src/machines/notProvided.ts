/** The default logic of an actor. It fails until the app supplies the real one with `provide`. */
export const actorNotProvided = (name: string) => () => Promise.reject(new Error(`${name} not provided`));

/** The default of an action with an effect outside of the machine. It throws until the app supplies the real one. */
export function actionNotProvided<Params>(name: string): (args: unknown, params: Params) => void {
  return () => {
    throw new Error(`${name} not provided`);
  };
}
