// A part of a catalogue, as build/messages.ts divides it; a text or its syntax tree a message.
declare module '*.json?first' {
  import type { ResolvedIntlConfig } from 'react-intl';

  const messages: ResolvedIntlConfig['messages'];
  export default messages;
}

declare module '*.json?parts' {
  import type { ResolvedIntlConfig } from 'react-intl';

  const messages: ResolvedIntlConfig['messages'];
  export default messages;
}

declare module '*.json?buying' {
  import type { ResolvedIntlConfig } from 'react-intl';

  const messages: ResolvedIntlConfig['messages'];
  export default messages;
}

declare module '*.json?rest' {
  import type { ResolvedIntlConfig } from 'react-intl';

  const messages: ResolvedIntlConfig['messages'];
  export default messages;
}
