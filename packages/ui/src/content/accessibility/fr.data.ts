import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-24',
  intro:
    'Cette boutique est faite pour que chacun puisse l’utiliser : avec tout navigateur, au clavier seul, avec un lecteur d’écran et en grands caractères. Cette page dit comment, ce qui est vérifié et ce qui manque (directive (UE) 2019/882, annexe V).',
  blocks: [
    { kind: 'heading', id: 'use', text: 'Ce que vous pouvez faire ici' },
    {
      kind: 'paragraph',
      text: 'Vous pouvez trouver des articles, les comparer, les mettre au panier et les commander, payer, suivre une commande, vous rétracter d’un contrat et nous écrire. La recherche, le panier, la commande et la rétractation fonctionnent aussi sans script. Prix, délais et avertissements sont du texte, jamais une image seule, et la couleur n’est jamais le seul signe.',
    },
    { kind: 'heading', id: 'checks', text: 'Ce qui est vérifié à chaque changement' },
    {
      kind: 'table',
      caption: 'Vérifications faites par des programmes à chaque changement de la boutique, selon les WCAG 2.2 niveau AA et EN 301 549',
      columns: ['Ce qui est exigé', 'Comment c’est vérifié'],
      rows: [
        [
          'Les règles des WCAG qu’un programme peut vérifier',
          'axe lit chaque état de chaque page en anglais, en allemand et en français ; une infraction arrête le changement',
        ],
        [
          'Tout au clavier',
          'une commande est passée de la recherche au remerciement sans souris, et chaque formulaire, dialogue et liste est parcouru',
        ],
        [
          'Le focus est visible',
          'chaque arrêt a un contour, et rien ne le couvre, sur un téléphone non plus',
        ],
        [
          'Grands caractères et écrans étroits',
          'chaque état de chaque page est mesuré à 320 pixels de large et en caractères de 200 % : rien n’est coupé, rien ne se chevauche',
        ],
        [
          'Contraste',
          'chaque paire de couleurs utilisée atteint 4,5 pour le texte et 3 pour les formes, en thème clair et en thème sombre',
        ],
        [
          'Sans script',
          'des articles sont trouvés et mis au panier, et un contrat est rétracté',
        ],
      ],
    },
    { kind: 'heading', id: 'gaps', text: 'Ce qui manque' },
    {
      kind: 'list',
      items: [
        'Les programmes ne trouvent qu’une partie des obstacles. Aucun organisme indépendant n’a examiné la boutique.',
        'Les images et documents des fabricants sont tels que nous les recevons : certaines fiches techniques ne peuvent être lues à voix haute.',
        'Les factures et autres documents sont balisés pour les lecteurs d’écran, mais non certifiés PDF/UA.',
        'Les pages des prestataires de paiement leur appartiennent.',
      ],
    },
    { kind: 'heading', id: 'contact', text: 'Dites-le-nous' },
    {
      kind: 'paragraph',
      text: 'Quelque chose ne fonctionne pas pour vous ? Écrivez à {email} ou appelez le {phone} : nous répondons, vous aidons à commander et corrigeons. Si notre réponse n’aide pas, vous pouvez saisir l’Office de la surveillance de l’accessibilité (OSAPS) à Luxembourg.',
    },
  ],
};
