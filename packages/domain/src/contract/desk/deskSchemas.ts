import type { AnySchema, InferType } from 'yup';
import type { DeskCallName } from './deskCalls.ts';
import * as catalogue from './schemas/catalogueImport.ts';
import * as figures from './schemas/deskFigures.ts';
import * as order from './schemas/deskOrder.ts';
import * as customer from './schemas/deskCustomer.ts';
import * as mail from './schemas/deskMail.ts';
import * as created from './schemas/newProduct.ts';
import * as product from './schemas/deskProduct.ts';
import * as productUpdates from './schemas/productUpdates.ts';
import * as structure from './schemas/deskStructure.ts';
import * as statement from './schemas/deskStatement.ts';
import * as inbox from './schemas/deskInbox.ts';
import * as settings from './schemas/deskSettings.ts';
import * as operator from './schemas/operator.ts';
import { nothing } from '../schemas/parts.ts';

/** The shapes of every call of the desk. */
export const deskSchemas = {
  deskSignIn: { request: operator.signInRequest, response: operator.operator },
  deskLink: { request: operator.linkRequest, response: operator.linkAnswer },
  deskAcceptLink: { request: operator.acceptLinkRequest, response: operator.operator },
  deskSignOut: { request: nothing, response: nothing },
  deskOperator: { request: nothing, response: operator.currentOperator },
  deskToday: { request: nothing, response: order.today },
  deskOrders: { request: order.deskOrdersRequest, response: order.deskOrders },
  deskOrder: { request: order.deskOrderRequest, response: order.deskOrder },
  deskWithdrawals: { request: nothing, response: inbox.deskWithdrawals },
  deskSettleWithdrawal: { request: inbox.settleWithdrawalRequest, response: inbox.settleWithdrawalAnswer },
  deskQuestions: { request: inbox.deskQuestionsRequest, response: inbox.deskQuestions },
  deskCloseQuestion: { request: inbox.closeQuestionRequest, response: inbox.closeQuestionAnswer },
  deskMails: { request: mail.deskMailsRequest, response: mail.deskMails },
  deskActOnMails: { request: mail.actOnMailsRequest, response: mail.actOnMailsAnswer },
  deskProducts: { request: product.deskProductsRequest, response: product.deskProducts },
  deskProduct: { request: product.deskProductRequest, response: product.deskProduct },
  deskNewProduct: { request: nothing, response: created.newProduct },
  deskCreateProduct: { request: created.createProductRequest, response: created.createProductAnswer },
  deskUpdateStock: { request: productUpdates.updateStockRequest, response: productUpdates.productUpdateAnswer },
  deskUpdatePrices: { request: productUpdates.updatePricesRequest, response: productUpdates.productUpdateAnswer },
  deskEditProduct: { request: product.editProductRequest, response: product.editProductAnswer },
  deskAddPicture: { request: product.addPictureRequest, response: product.editProductAnswer },
  deskAddDocument: { request: product.addDocumentRequest, response: product.editProductAnswer },
  deskStructure: { request: nothing, response: structure.deskStructure },
  deskEditStructure: { request: structure.editStructureRequest, response: structure.editStructureAnswer },
  deskSetLogo: { request: structure.setLogoRequest, response: structure.editStructureAnswer },
  deskImport: { request: nothing, response: catalogue.deskImport },
  deskUploadCatalogue: { request: catalogue.uploadCatalogueRequest, response: catalogue.uploadCatalogueAnswer },
  deskTakeImport: { request: catalogue.takeImportRequest, response: catalogue.takeImportAnswer },
  deskSettings: { request: nothing, response: settings.deskSettings },
  deskSettingsPart: { request: settings.settingsPartRequest, response: settings.settingsPart },
  deskSaveSettings: { request: settings.saveSettingsRequest, response: settings.saveSettingsAnswer },
  deskCustomers: { request: customer.deskCustomersRequest, response: customer.deskCustomers },
  deskCustomer: { request: customer.personRequest, response: customer.deskCustomer },
  deskDecideCustomer: { request: customer.decideCustomerRequest, response: customer.decideCustomerAnswer },
  deskExportCustomer: { request: customer.reasonedRequest, response: customer.exportCustomerAnswer },
  deskErasure: { request: customer.personRequest, response: customer.erasureAnswer },
  deskEraseCustomer: { request: customer.reasonedRequest, response: customer.erasureAnswer },
  deskFigures: { request: figures.figuresRequest, response: figures.figures },
  deskFiguresFile: { request: figures.figuresFileRequest, response: figures.figuresFile },
  deskStatement: { request: statement.deskStatementRequest, response: statement.deskStatement },
  deskBookCredit: { request: statement.bookCreditRequest, response: statement.bookCreditAnswer },
  deskLabel: { request: order.deskOrderRequest, response: order.deskLabelAnswer },
  deskCancelLabel: { request: order.deskOrderRequest, response: order.deskCancelLabelAnswer },
  deskAct: { request: order.deskActRequest, response: order.deskActAnswer },
} as const satisfies Record<DeskCallName, { request: AnySchema; response: AnySchema }>;

type Schemas = typeof deskSchemas;

/** Request of a call of the desk, as sent and as parsed by the server. */
export type DeskRequestOf<Name extends DeskCallName> = InferType<Schemas[Name]['request']>;
export type DeskResponseOf<Name extends DeskCallName> = InferType<Schemas[Name]['response']>;
