import '@platine/ui/tokens.css';
import '@platine/ui/styles.css';
import '@platine/ui/brands/fjord.css';
import './shop.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
