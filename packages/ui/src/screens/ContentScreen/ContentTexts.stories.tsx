import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { ContentScreen } from './ContentScreen.tsx';

/** Every information page in every language. ContentScreen.stories.tsx has their behaviour. */
const meta = {
  component: ContentScreen,
  args: { page: 'legal' },
  parameters: { layout: 'fullscreen', path: pagePaths.legal },
} satisfies Meta<typeof ContentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShippingCosts: Story = {
  args: { page: 'shippingCosts' },
  parameters: { path: pagePaths.shippingCosts },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Shipping costs');
    await expect(canvasElement).toHaveTextContent('Orders delivered to EU countries start at €10.00');
  },
};

export const ShippingCostsInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'shippingCosts' },
  parameters: { path: pagePaths.shippingCosts },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Versandkosten');
    await expect(canvasElement).toHaveTextContent('Bestellungen in EU-Länder beginnen bei 10,00');
  },
};

export const ShippingCostsInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'shippingCosts' },
  parameters: { path: pagePaths.shippingCosts },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Frais de port');
    await expect(canvasElement).toHaveTextContent('Les commandes livrées dans l’UE commencent à 10,00');
  },
};

export const Legal: Story = {
  tags: ['picture'],
  args: { page: 'legal' },
  parameters: { path: pagePaths.legal },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Legal notice');
    await expect(canvasElement).toHaveTextContent('The name, address and numbers below are samples.');
  },
};

export const LegalInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'legal' },
  parameters: { path: pagePaths.legal },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Impressum');
    await expect(canvasElement).toHaveTextContent('Name, Anschrift und Nummern sind Muster.');
  },
};

export const LegalInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'legal' },
  parameters: { path: pagePaths.legal },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mentions légales');
    await expect(canvasElement).toHaveTextContent('Le nom, l’adresse et les numéros ci-dessous sont des exemples.');
  },
};

export const Cookies: Story = {
  args: { page: 'cookies' },
  parameters: { path: pagePaths.cookies },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie policy');
    await expect(canvasElement).toHaveTextContent('platine_session');
  },
};

export const CookiesInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'cookies' },
  parameters: { path: pagePaths.cookies },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie-Richtlinie');
    await expect(canvasElement).toHaveTextContent('90 Tage');
  },
};

export const CookiesInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'cookies' },
  parameters: { path: pagePaths.cookies },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Politique relative aux cookies');
    await expect(canvasElement).toHaveTextContent('90 jours');
  },
};

export const Privacy: Story = {
  args: { page: 'privacy' },
  parameters: { path: pagePaths.privacy },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy policy');
    await expect(canvasElement).toHaveTextContent('Platine S.à r.l.-S., 1, rue de l’Exemple');
  },
};

export const PrivacyInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'privacy' },
  parameters: { path: pagePaths.privacy },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Datenschutzerklärung');
    await expect(canvasElement).toHaveTextContent('Commission nationale pour la protection des données');
  },
};

export const PrivacyInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'privacy' },
  parameters: { path: pagePaths.privacy },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Politique de confidentialité');
    await expect(canvasElement).toHaveTextContent('Le responsable du traitement est Platine S.à r.l.-S.');
  },
};

export const Gtc: Story = {
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('General terms');
    await expect(canvasElement).toHaveTextContent('“Order with obligation to pay”');
  },
};

export const GtcInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Allgemeine Geschäftsbedingungen');
    await expect(canvasElement).toHaveTextContent('„Zahlungspflichtig bestellen“');
  },
};

export const GtcInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'gtc' },
  parameters: { path: pagePaths.gtc },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Conditions générales de vente');
    await expect(canvasElement).toHaveTextContent('Commande avec obligation de paiement');
  },
};

export const Faq: Story = {
  args: { page: 'faq' },
  parameters: { path: pagePaths.faq },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('FAQ');
    await expect(canvasElement).toHaveTextContent('Is there a minimum order value?');
  },
};

export const FaqInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'faq' },
  parameters: { path: pagePaths.faq },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Häufige Fragen');
    await expect(canvasElement).toHaveTextContent('Gibt es einen Mindestbestellwert?');
  },
};

export const FaqInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'faq' },
  parameters: { path: pagePaths.faq },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Questions fréquentes');
    await expect(canvasElement).toHaveTextContent('Y a-t-il un montant minimal de commande');
  },
};

export const Revocation: Story = {
  args: { page: 'revocation' },
  parameters: { path: pagePaths.revocation },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Right of revocation');
    await expect(canvasElement).toHaveTextContent('within 14 days');
  },
};

export const RevocationInGerman: Story = {
  globals: { language: 'DE' },
  args: { page: 'revocation' },
  parameters: { path: pagePaths.revocation },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Widerrufsrecht');
    await expect(canvasElement).toHaveTextContent('binnen 14 Tagen');
  },
};

export const RevocationInFrench: Story = {
  globals: { language: 'FR' },
  args: { page: 'revocation' },
  parameters: { path: pagePaths.revocation },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('time');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Droit de rétractation');
    await expect(canvasElement).toHaveTextContent('sous 14 jours');
  },
};
