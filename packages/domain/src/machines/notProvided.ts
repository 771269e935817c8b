/** The default of an actor: the app that uses the machine supplies the real one with `provide`. */
export const actorNotProvided = (name: string) => () => Promise.reject(new Error(`${name} not provided`));

/** The default of an action that acts on the world outside. */
export function actionNotProvided<Params>(name: string): (args: unknown, params: Params) => void {
  return () => {
    throw new Error(`${name} not provided`);
  };
}
