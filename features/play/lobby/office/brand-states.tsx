import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { Switches } from './games-panel.tsx'
import { RunState, StopWords } from './run-state.tsx'
import type { Switching } from './switch-dialog.tsx'

type Common = {
  readonly merchants: Switches['merchants']
  readonly stops: Switches['stops']
  /** Null for an operator with read access only. */
  readonly onSwitch: ((switching: Switching) => void) | null
}

/** All games of a brand: the emergency switch while the cause is still unknown. */
export function BrandStates({ merchants, stops, onSwitch }: Common) {
  const { t } = useTexts()
  return (
    <section aria-label={t('games.brands')} className="panel">
      <ul className="divide-y divide-hair">
        {merchants.map(({ code, name }) => {
          const stop = stops.find(({ merchant, vendor }) => merchant === code && vendor === null)
          return (
            <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <div className="grid min-w-0 flex-1 basis-full gap-1 md:basis-0">
                <h2 className="text-14">{t('games.allOf', { brand: name })}</h2>
                {stop && <StopWords stop={{ ...stop, isStopped: true }} />}
              </div>
              <RunState isStopped={stop !== undefined} />
              {onSwitch && (
                <Button
                  size="sm"
                  look={stop ? 'primary' : 'outline'}
                  onClick={() => onSwitch({ what: 'play', id: code, name, to: !stop, brand: code })}
                >
                  {t(stop ? 'games.startBrand' : 'games.stopBrand')}
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Here = Common & { readonly vendor: Switches['vendors'][number] }

/** The brands of a vendor, each with its own switch. */
export function VendorHere({ vendor, merchants, stops, onSwitch }: Here) {
  const { t } = useTexts()
  const own = stops.filter((stop) => stop.vendor === vendor.code)
  return (
    <div className="grid gap-2 border-b border-hair px-4 py-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('games.brands')}>
        {merchants.map(({ code, name }) => {
          const isOn = !own.some(({ merchant }) => merchant === code)
          return (
            <Button
              key={code}
              size="xs"
              look={isOn ? 'quiet' : 'outline'}
              disabled={onSwitch === null}
              aria-pressed={isOn}
              onClick={() =>
                onSwitch?.({ what: 'here', id: vendor.code, name: vendor.name, to: isOn, brand: code })
              }
            >
              {name}: {t(isOn ? 'games.runs' : 'games.rests')}
            </Button>
          )
        })}
      </div>
      {own.map((stop) => (
        <StopWords key={stop.merchant} stop={{ ...stop, isStopped: true }} />
      ))}
    </div>
  )
}
