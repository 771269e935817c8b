import type { ReactNode } from 'react';
import { Component } from 'react';
import { ProductGone } from './ProductGone.tsx';

type ProductCrashProps = { readonly children: ReactNode };

/** Shows a product's page that breaks while it is drawn as no longer available (D27). React offers this to classes only. */
export class ProductCrash extends Component<ProductCrashProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ProductGone /> : this.props.children;
  }
}
