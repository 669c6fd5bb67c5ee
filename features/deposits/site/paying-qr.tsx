import { lazy, Suspense } from 'react'
import { Boundary } from '#ui/route/pages.tsx'

/** Only who pays by it needs the code that draws it. */
const Qr = lazy(async () => ({ default: (await import('#ui/art/qr.tsx')).Qr }))

/** What a phone scans to pay; where it does not come, all that it says stands beside it in words. */
export function PayingQr({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <Boundary resetKey={text}>
      <Suspense fallback={<span className="size-44 max-w-full rounded-control bg-raised" />}>
        <Qr text={text} label={label} size={176} />
      </Suspense>
    </Boundary>
  )
}
