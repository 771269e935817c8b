import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'Un cookie est un petit texte que votre navigateur conserve pour un site. Cette boutique en utilise très peu et n’affiche aucune publicité.',
  blocks: [
    { kind: 'heading', id: 'list', text: 'Les cookies de cette boutique' },
    {
      kind: 'table',
      caption: 'Les cookies, leur rôle et leur durée',
      columns: ['Nom', 'Rôle', 'Durée'],
      rows: [
        [
          '__Host-platine_session',
          'Reconnaît votre panier, votre langue et vos paramètres. Déposé à votre première modification ; les scripts ne peuvent pas le lire.',
          '{sessionDays} jours',
        ],
        [
          '__Host-platine_device',
          'Reconnaît les navigateurs avec lesquels vous vous êtes connecté, afin que des échecs ailleurs ne vous bloquent pas. Déposé lorsque vous vous connectez ou ouvrez un lien de nos e-mails ; les scripts ne peuvent pas le lire.',
          '{deviceDays} jours',
        ],
        ['{consentCookie}', 'Retient votre choix sur les cookies facultatifs, y compris un refus.', '1 an'],
        ['{noticeCookie}', 'Retient que vous avez lu un avis de la boutique.', '1 an'],
        ['{regionCookie}', 'Retient que vous avez répondu à la proposition d’un autre pays de livraison.', '1 an'],
        [
          '{clientCookie}',
          'Un nombre aléatoire qui distingue les navigateurs dans les rapports d’erreur. Uniquement avec votre accord.',
          '1 an',
        ],
      ],
    },
    { kind: 'heading', id: 'necessary', text: 'Cookies nécessaires' },
    {
      kind: 'paragraph',
      text: 'Sans session, pas de panier : son cookie ne demande donc pas d’accord. Qui ne fait que lire ne reçoit aucun cookie de session. Les cookies qui retiennent votre choix sont eux aussi nécessaires : sans eux, nous devrions vous le demander à chaque page.',
    },
    { kind: 'heading', id: 'optional', text: 'Cookies facultatifs' },
    {
      kind: 'paragraph',
      text: 'Rien de facultatif n’est enregistré avant votre accord. Refuser est aussi simple qu’accepter et n’entraîne aucun inconvénient pour vous.',
    },
    {
      kind: 'paragraph',
      text: 'Si vous acceptez, une page nous signale une erreur sur dix : le type d’erreur, son endroit dans notre programme, le type de page et le numéro de votre navigateur. Rien de ce que vous saisissez n’y figure. Le rapport est marqué de façon à distinguer les sessions et les comptes sans voir à qui ils appartiennent.',
    },
    { kind: 'heading', id: 'delete', text: 'Changer d’avis' },
    {
      kind: 'paragraph',
      text: 'Vous pouvez modifier votre choix à tout moment sous « Paramètres des cookies », au pied de chaque page. Vous pouvez aussi supprimer les cookies dans les paramètres de votre navigateur ; la boutique vous posera à nouveau la question et votre panier sera vide. Pour le reste des données personnelles : {to.privacy}.',
    },
  ],
};
