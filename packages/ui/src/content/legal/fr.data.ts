import type { Content } from '../content.ts';

export const content: Content = {
  changed: '2026-11-21',
  intro:
    'Informations sur l’exploitant de cette boutique, conformément à la loi luxembourgeoise du 14 août 2000 relative au commerce électronique.',
  blocks: [
    {
      kind: 'note',
      text: 'Le nom, l’adresse et les numéros ci-dessous sont des exemples. Ceux de l’exploitant les remplaceront avant l’ouverture de la boutique.',
    },
    { kind: 'heading', id: 'operator', text: 'Exploitant' },
    {
      kind: 'identity',
      labels: {
        company: 'Raison sociale',
        street: 'Rue',
        city: 'Ville',
        manager: 'Gérant',
        email: 'E-mail',
        phone: 'Téléphone',
        vatId: 'Numéro de TVA (exemple)',
        register: 'Registre de commerce de Luxembourg (exemple)',
        permit: 'Autorisation d’établissement (exemple)',
      },
    },
    { kind: 'heading', id: 'reach', text: 'Nous joindre' },
    {
      kind: 'paragraph',
      text: 'Horaires : {serviceTimes}. Le plus rapide est un e-mail à {email}, avec votre numéro de commande si vous en avez un.',
    },
    { kind: 'heading', id: 'content', text: 'Responsabilité du contenu' },
    {
      kind: 'paragraph',
      text: 'Les descriptions et les données techniques proviennent des fabricants et de nos propres mesures. Pour l’utilisation d’un composant, la fiche technique de son fabricant fait foi. Si vous trouvez une erreur, signalez-la-nous : nous la corrigerons.',
    },
    {
      kind: 'paragraph',
      text: 'Les liens vers d’autres sites ont été vérifiés au moment de leur création. Leur contenu relève de la responsabilité de leurs exploitants.',
    },
    { kind: 'heading', id: 'copyright', text: 'Droits d’auteur' },
    {
      kind: 'paragraph',
      text: 'Les textes et les dessins de cette boutique nous appartiennent ; les photos des articles et les marques appartiennent à leurs titulaires. Vous pouvez imprimer des pages pour votre usage personnel et les citer en indiquant la source.',
    },
    { kind: 'heading', id: 'disputes', text: 'Litiges' },
    {
      kind: 'paragraph',
      text: 'En cas de problème, écrivez-nous d’abord : une seule réponse suffit le plus souvent. Si vous êtes consommateur et que notre réponse ne vous convient pas, vous pouvez saisir le Médiateur de la consommation à Luxembourg ou le Centre européen des consommateurs de votre pays.',
    },
  ],
};
