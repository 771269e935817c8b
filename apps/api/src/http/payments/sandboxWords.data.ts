import type { BuiltInLanguage } from '@platine/domain/language/language.ts';
import type { DecisionName } from '../../integrations/payments/sandboxDecisions.ts';

type Words = {
  readonly title: string;
  readonly notice: string;
  /** `{amount}` is the sum with its currency. */
  readonly amount: string;
  readonly done: string;
  readonly back: string;
  readonly decisions: Readonly<Record<DecisionName, string>>;
};

/** The texts of the sandbox provider's page. They belong to the provider, so they are not among the shop's messages. */
export const words: Readonly<Record<BuiltInLanguage, Words>> = {
  EN: {
    title: 'Sandbox payment',
    notice: 'This is a sandbox: no money moves, and no card or account is asked for. Choose how the payment ends.',
    amount: 'Amount: {amount}',
    done: 'The shop has been told. You can close this page.',
    back: 'Back to the shop',
    decisions: {
      approve: 'Approve',
      approveNotifyFirst: 'Approve; the shop is told before you return',
      approveNotifyTwice: 'Approve; the shop is told twice',
      approveNotifyOnly: 'Approve; the shop is told, and you do not return',
      decline: 'Decline',
      expire: 'Let the authorisation expire',
      abandon: 'Leave without paying',
      silence: 'Return; the service does not answer the shop',
    },
  },
  DE: {
    title: 'Testzahlung',
    notice: 'Dies ist eine Testumgebung: Es fließt kein Geld, und es wird nach keiner Karte und keinem Konto gefragt. Wählen Sie, wie die Zahlung ausgeht.',
    amount: 'Betrag: {amount}',
    done: 'Der Shop wurde benachrichtigt. Sie können diese Seite schließen.',
    back: 'Zurück zum Shop',
    decisions: {
      approve: 'Bestätigen',
      approveNotifyFirst: 'Bestätigen; der Shop erfährt es vor Ihrer Rückkehr',
      approveNotifyTwice: 'Bestätigen; der Shop erfährt es zweimal',
      approveNotifyOnly: 'Bestätigen; der Shop erfährt es, Sie kehren nicht zurück',
      decline: 'Ablehnen',
      expire: 'Die Autorisierung verfallen lassen',
      abandon: 'Ohne Zahlung verlassen',
      silence: 'Zurückkehren; der Dienst antwortet dem Shop nicht',
    },
  },
  FR: {
    title: 'Paiement d’essai',
    notice: 'Ceci est un environnement d’essai : aucun argent ne circule, aucune carte ni aucun compte n’est demandé. Choisissez l’issue du paiement.',
    amount: 'Montant : {amount}',
    done: 'La boutique a été avertie. Vous pouvez fermer cette page.',
    back: 'Retour à la boutique',
    decisions: {
      approve: 'Accepter',
      approveNotifyFirst: 'Accepter ; la boutique est avertie avant votre retour',
      approveNotifyTwice: 'Accepter ; la boutique est avertie deux fois',
      approveNotifyOnly: 'Accepter ; la boutique est avertie et vous ne revenez pas',
      decline: 'Refuser',
      expire: 'Laisser expirer l’autorisation',
      abandon: 'Partir sans payer',
      silence: 'Revenir ; le service ne répond pas à la boutique',
    },
  },
};
