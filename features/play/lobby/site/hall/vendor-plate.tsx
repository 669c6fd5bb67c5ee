import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { lobby } from '../../contract.ts'
import { GamesRow } from '../games-row.tsx'

export type VendorPlateProps = { readonly vendor: string; readonly onPlay: (gameId: string) => void }

/** A provider without a contract: its name, a notice, and studio games (decision 28). */
export function VendorPlate({ vendor, onPlay }: VendorPlateProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lobby).vendor, { params: { vassalage: vendor } }, { staleMs: 60_000 })
  return (
    <QueryState of={asked}>
      {({ vendor: { name, contracted, logo }, similar }) => (
        <div className="grid gap-8">
          <div className="panel grid justify-items-center gap-3 px-6 py-12 text-center">
            {logo === null ? (
              <p className="rounded-card border border-line bg-raised px-8 py-5 text-28 font-bold tracking-wide text-muted">
                {name}
              </p>
            ) : (
              <img
                src={logo}
                alt={name}
                className="h-24 max-w-60 rounded-card border border-line object-contain"
              />
            )}
            <h2 className="mt-2">{t(contracted ? 'lobby.vendorEmpty' : 'lobby.vendorNotYet')}</h2>
            <p className="max-w-110 text-muted">
              {t(contracted ? 'lobby.vendorEmptyText' : 'lobby.vendorNotYetText', { vendor: name })}
            </p>
          </div>
          <GamesRow title={t('lobby.similar')} games={similar} onPlay={onPlay} />
        </div>
      )}
    </QueryState>
  )
}
