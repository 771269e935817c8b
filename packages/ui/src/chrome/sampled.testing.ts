/**
 * Before a story whose errors are to be among the one in ten that are reported. Not a spy: Storybook records its calls, and draws random
 * numbers itself to do so.
 */
export function sampled(): () => void {
  const random = Math.random;
  Math.random = () => random.call(Math) / 20;
  return () => {
    Math.random = random;
  };
}
