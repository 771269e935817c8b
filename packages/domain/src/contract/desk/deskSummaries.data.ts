import type { DeskCallName } from './deskCalls.ts';

/** One English sentence on each call of the desk, for its OpenAPI document. */
export const deskSummaries: Readonly<Record<DeskCallName, string>> = {
  deskSignIn: 'Signs an operator in with password and code.',
  deskLink: 'Reads the link of an operator.',
  deskAcceptLink: 'Signs an operator in by their link.',
  deskSignOut: 'Signs the operator out.',
  deskOperator: 'Reads the operator who is signed in.',

  deskToday: 'Counts the orders, questions, withdrawals, products and mails that wait for somebody.',
  deskOrders: 'Lists or searches orders.',
  deskOrder: 'Reads an order with its state, its history and its documents.',
  deskAct: 'Does something with an order: pays, packs, sends, delivers, cancels, refunds, returns or notes.',
  deskLabel: 'Makes the shipping label of what is packed of an order, once; a parcel that has one keeps it.',
  deskCancelLabel: 'Cancels the shipping label of a parcel that is still with the shop.',

  deskProducts: 'Lists or searches products with price and stock.',
  deskProduct: 'Reads a product with its changes by hand.',
  deskNewProduct: 'Reads the makers and categories that a new product chooses from, and a free number.',
  deskCreateProduct: 'Brings a product into the catalogue by hand.',
  deskUpdateStock: 'Sets the pieces in stock of many products, or adds the differences of a document once.',
  deskUpdatePrices: 'Sets the prices of many products, and nothing else of them.',
  deskEditProduct: 'Changes stock, storage place, price, texts, flags, pictures, documents or any other fact of one product.',
  deskAddPicture: 'Adds a picture to a product.',
  deskAddDocument: 'Adds a PDF to a product: data sheet, manual, safety sheet or certificate.',
  deskStructure: 'Reads makers, categories and the menu, with the number of products of each and the changes by hand.',
  deskEditStructure: 'Brings in, changes or removes a maker, a category or a menu group.',
  deskSetLogo: 'Gives a maker a logo, or takes it away.',
  deskImport: 'Reads the catalogue that was uploaded last: how far it is, its report, and what it changes.',
  deskUploadCatalogue: 'Uploads the files of a catalogue, which the shop then checks.',
  deskTakeImport: 'Takes an uploaded and checked catalogue over.',

  deskSettings: 'Lists the settings of the shop’s folder with their source.',
  deskSettingsPart: 'Reads a part of the settings.',
  deskSaveSettings: 'Saves the words of an information page or of the notice to all visitors.',

  deskCustomers: 'Searches customers by name, number or e-mail address.',
  deskCustomer: 'Reads a customer with orders and decisions.',
  deskDecideCustomer: 'Clears a customer for payment by invoice, or as an institution.',
  deskExportCustomer: 'Reads everything that is kept about a customer.',
  deskErasure: 'Says what an erasure would delete and what the law keeps.',
  deskEraseCustomer: 'Erases a customer.',

  deskFigures: 'Reads orders and revenue by day and product, and VAT by country.',
  deskFiguresFile: 'Reads the figures of a period as CSV.',
  deskStatement: 'Books a bank statement: exact reference and amount by themselves, the rest is listed.',
  deskBookCredit: 'Books a credit of a statement on an order.',

  deskWithdrawals: 'Lists withdrawals with their deadlines.',
  deskSettleWithdrawal: 'Says what was done about a withdrawal.',
  deskQuestions: 'Lists questions of the contact form.',
  deskCloseQuestion: 'Answers a question by mail, or closes it.',
  deskMails: 'Lists mails that the mail server has refused.',
  deskActOnMails: 'Tries mails again, or gives them up.',
};
