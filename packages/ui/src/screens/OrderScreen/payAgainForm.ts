/** The address that the button for another payment posts to without script; the storefront's server leads on to the provider's page. */
export const payAgainForm = '/order/pay';
