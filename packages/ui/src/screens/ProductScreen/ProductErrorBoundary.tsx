import type { ReactNode } from 'react';
import { Component } from 'react';
import { ProductUnavailable } from './ProductUnavailable.tsx';

type ProductErrorBoundaryProps = { readonly children: ReactNode };

/**
 * Error boundary: a product page that fails to render is shown as unavailable (D27). A class, because React has no
 * other error boundaries.
 */
export class ProductErrorBoundary extends Component<ProductErrorBoundaryProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ProductUnavailable /> : this.props.children;
  }
}
