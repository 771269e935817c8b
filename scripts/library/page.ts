// The look of a page as a whole: `styles.css` of the package begins with it.
import '../../packages/ui/src/tokens/reset.css';
import '../../packages/ui/src/tokens/base.css';
