import { exampleShop } from '@platine/domain/shop/exampleShop.data';
import { shopFactsOf } from '@platine/domain/shop/shop';
import { SearchBar } from '@platine/ui/chrome/SearchBar/SearchBar';
import { Button } from '@platine/ui/components/Button/Button';
import { Link } from '@platine/ui/components/Link/Link';
import { Words } from '@platine/ui/i18n/Words';
import { ShopProvider } from '@platine/ui/provider/ShopProvider';
import { CartScreen } from '@platine/ui/screens/CartScreen/CartScreen';
import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { client } from './client';
import { Products } from './Products';
import { loadWords } from './words';

const shop = shopFactsOf(exampleShop);

const texts = {
  EN: { cart: 'To the cart', other: 'Deutsch' },
  DE: { cart: 'Zum Warenkorb', other: 'English' },
};

export function App() {
  const [language, setLanguage] = useState<'EN' | 'DE'>('EN');
  const choose = (chosen: 'EN' | 'DE') => {
    document.documentElement.lang = chosen.toLowerCase();
    setLanguage(chosen);
  };
  return (
    <Words language={language} load={loadWords}>
      <ShopProvider shop={shop} client={client}>
        <header className="header">
          <SearchBar searched="" />
        </header>
        <nav className="nav">
          <Link href="/shopping_cart">{texts[language].cart}</Link>
          <Button variant="secondary" className="language" onClick={() => choose(language === 'EN' ? 'DE' : 'EN')}>
            {texts[language].other}
          </Button>
        </nav>
        <main className="main">
          <Switch>
            <Route path="/shopping_cart" component={CartScreen} />
            <Route path="/product/:sku">{({ sku }) => <Products skus={[Number(sku)]} />}</Route>
            <Route>
              <Products skus={[110_300]} />
            </Route>
          </Switch>
        </main>
      </ShopProvider>
    </Words>
  );
}
