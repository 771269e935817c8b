import type { ReactNode } from 'react';
import { Component } from 'react';
import { ProductUnavailable } from './ProductUnavailable.tsx';

type ProductErrorBoundaryProps = { readonly children: ReactNode };

/** Shows a product's page that breaks while it is drawn as no longer available (D27). React offers this to classes only. */
export class ProductErrorBoundary extends Component<ProductErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ProductUnavailable /> : this.props.children;
  }
}
