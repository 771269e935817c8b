import { useIntl } from 'react-intl';
import { encode } from 'uqr';

/** Modules of light around a code, without which readers may not find it (ISO/IEC 18004). */
const quiet = 4;

/** The QR code of a transfer. Correction level M is what the code of a credit transfer has (EPC069-12 §2.1). */
export function TransferCode({ payload }: { readonly payload: string }) {
  const intl = useIntl();
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: quiet });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={intl.formatMessage({ id: 'orderScreen.code' })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
