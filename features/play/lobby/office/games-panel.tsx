import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lobbyOffice } from '../contract/office.ts'
import { BrandStates, VendorHere } from './brand-states.tsx'
import { GameRow } from './game-row.tsx'
import { Logos } from './logos.tsx'
import { SwitchDialog, type Switching } from './switch-dialog.tsx'
import { RunState, StopWords } from './run-state.tsx'

export type Switches = Reply<typeof lobbyOffice.list>
/** Another operator's change appears within this time. */
const LOOK_AGAIN_MS = 15_000

export type GamesPanelProps = { readonly maySwitch: boolean }

/** Stops and resumes a vendor, a game, or a game at one brand, with a reason and immediate effect. */
export function GamesPanel({ maySwitch }: GamesPanelProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lobbyOffice).list, undefined, { everyMs: LOOK_AGAIN_MS })
  const [switching, setSwitching] = useState<Switching | null>(null)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('games.title')}</h1>
        <p className="text-13 text-muted">{t('games.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ vendors, games, merchants, stops }) => (
          <>
            <BrandStates merchants={merchants} stops={stops} onSwitch={maySwitch ? setSwitching : null} />
            {vendors.map((vendor) => (
              <section key={vendor.code} aria-label={vendor.name} className="panel overflow-hidden">
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair bg-raised/40 p-4">
                  <div className="grid min-w-0 flex-1 basis-full gap-1 md:basis-0">
                    <h2 className="text-16">{vendor.name}</h2>
                    <StopWords stop={vendor} />
                  </div>
                  <RunState isStopped={vendor.isStopped} />
                  {maySwitch && (
                    <Button
                      size="sm"
                      look={vendor.isStopped ? 'primary' : 'outline'}
                      onClick={() =>
                        setSwitching({
                          what: 'vendor',
                          id: vendor.code,
                          name: vendor.name,
                          to: !vendor.isStopped,
                        })
                      }
                    >
                      {t(vendor.isStopped ? 'games.startVendor' : 'games.stopVendor')}
                      <span className="sr-only"> {vendor.name}</span>
                    </Button>
                  )}
                </div>
                <VendorHere
                  vendor={vendor}
                  merchants={merchants}
                  stops={stops}
                  onSwitch={maySwitch ? setSwitching : null}
                />
                <ul className="divide-y divide-hair">
                  {games
                    .filter((game) => game.vendor === vendor.code)
                    .map((game) => (
                      <GameRow
                        key={game.id}
                        game={game}
                        merchants={merchants}
                        onSwitch={maySwitch ? setSwitching : null}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </QueryState>
      <Logos mayChange={maySwitch} />
      <SwitchDialog switching={switching} onClose={() => setSwitching(null)} />
    </div>
  )
}
