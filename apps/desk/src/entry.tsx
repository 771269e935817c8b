import '@platine/ui/tokens/theme.css';
import { browserLanguage, builtInLanguages, defaultLanguage } from '@platine/domain/language/language.ts';
import { fetchDesk } from '@platine/ui/api/fetchDesk.ts';
import { DeskApp } from '@platine/ui/desk/DeskApp.tsx';
import { DeskProvider } from '@platine/ui/desk/DeskProvider.tsx';
import { chosenLanguage } from '@platine/ui/desk/deskLanguage.ts';
import { loadDeskMessages } from '@platine/ui/desk/loadDeskMessages.ts';
import { operatorQuery } from '@platine/ui/desk/queries.ts';
import { IntlRoot } from '@platine/ui/i18n/IntlRoot.tsx';
import { languageTag } from '@platine/domain/language/locales.ts';
import { createQueryClient } from '@platine/ui/queries/queryClient.ts';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

/** The token of a link to the desk stands after the #, and is taken out of the address before anything else happens. */
function takeLinkToken(): string | null {
  if (!location.pathname.startsWith('/desk/enter/')) return null;
  const token = location.hash.slice(1);
  history.replaceState(null, '', '/desk');
  return token === '' ? null : token;
}

async function start(): Promise<void> {
  const linkToken = takeLinkToken();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page is not the desk: it has no root.');
  const language = chosenLanguage() ?? browserLanguage(builtInLanguages, navigator.language) ?? defaultLanguage;
  document.documentElement.lang = languageTag(language);
  const queryClient = createQueryClient();
  // Asked while the words load. A failure is in the query, which the desk shows.
  if (linkToken === null) void queryClient.query(operatorQuery(fetchDesk)).catch(() => undefined);
  const messages = await loadDeskMessages(language);
  createRoot(root).render(
    <IntlRoot language={language} messages={messages} load={loadDeskMessages}>
      <DeskProvider client={fetchDesk} queryClient={queryClient}>
        <Router base="/desk">
          <DeskApp linkToken={linkToken} />
        </Router>
      </DeskProvider>
    </IntlRoot>,
  );
}

void start();
