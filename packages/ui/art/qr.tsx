import clsx from 'clsx'
import { encode } from 'uqr'
import { useTexts } from '#texts/use-texts.ts'

/** A QR code as one path, black on white in both themes, so that every scanner reads it. */
export function Qr({
  text,
  size = 176,
  label,
  className,
}: {
  readonly text: string
  readonly size?: number
  readonly label?: string
  readonly className?: string | undefined
}) {
  const { t } = useTexts()
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label ?? t('ui.qr', { text })}
      viewBox={`0 0 ${modules} ${modules}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      className={clsx('max-w-full rounded-control', className)}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
