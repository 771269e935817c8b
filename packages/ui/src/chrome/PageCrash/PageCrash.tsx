import type { ReactNode } from 'react';
import { Component } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { contactPath, startPath } from '../../routing/paths.ts';
import styles from './PageCrash.module.css';

type PageCrashProps = {
  /** The page's path: the feedback names it, and a change of it renders again. */
  readonly path: string;
  /** The page. */
  readonly children: ReactNode;
};

type PageCrashState = { readonly broken: boolean; readonly path: string };

/** Replaces a page that failed to render (spec §8). */
export function PageCrash(props: PageCrashProps) {
  return <Boundary {...props} />;
}

/** React offers error boundaries as classes only. */
class Boundary extends Component<PageCrashProps, PageCrashState> {
  override readonly state: PageCrashState = { broken: false, path: this.props.path };

  static getDerivedStateFromError(): Partial<PageCrashState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ path }: PageCrashProps, before: PageCrashState): PageCrashState {
    return path === before.path ? before : { broken: false, path };
  }

  override render() {
    return this.state.broken ? <Crashed path={this.props.path} /> : this.props.children;
  }
}

function Crashed({ path }: { readonly path: string }) {
  return (
    <div className={styles['root']} role="alert">
      <h1>
        <FormattedMessage id="message.pageCrashed" />
        <Link href={contactPath({ topic: 'feedback', page: path })}>
          <FormattedMessage id="message.reportFeedback" />
        </Link>
      </h1>
      <p>
        <FormattedMessage id="pageCrash.text" />
      </p>
      <p>
        <Link href={startPath} variant="secondary">
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      </p>
    </div>
  );
}
