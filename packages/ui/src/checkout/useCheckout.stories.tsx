import type { CheckoutStep } from '@platine/domain/machines/checkoutSteps.ts';
import { checkoutShops } from '@platine/mocks/scenarios/checkout.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSessionAccess } from '../cart/useSessionAccess.ts';
import type { CheckoutData } from './checkoutData.ts';
import { useCheckoutData } from './useCheckoutData.ts';
import { useCheckout } from './useCheckout.ts';

/** Saves a shipping method as its section does, while the page is still rendered from the earlier session. */
function StaleRender({ drawn }: { readonly drawn: CheckoutData }) {
  const [data, setData] = useState(drawn);
  const { confirmed } = useSessionAccess();
  const { step, goOn } = useCheckout(data, { entry: 'payment', returning: false });
  const goOnTo = (to: CheckoutStep) => {
    confirmed.take({ ...drawn.session, shippingMethod: 'DPD_CLASSIC' });
    goOn(to);
  };
  return (
    <>
      <button type="button" onClick={() => goOnTo('payment')}>
        Save
      </button>
      <button type="button" onClick={() => setData({ ...drawn })}>
        Render
      </button>
      <p>{step}</p>
    </>
  );
}

function Steps() {
  const data = useCheckoutData();
  return data.kind === 'data' ? <StaleRender drawn={data.data} /> : null;
}

const meta = {
  component: Steps,
  parameters: { shop: checkoutShops.atShipping },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The checkout stays at the reached step while the server's answer is not rendered yet. */
export const SavedBeforeRender: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const step = await canvas.findByText('shipping', {}, { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Render' }));
    await expect(step).toHaveTextContent('payment');
  },
};
