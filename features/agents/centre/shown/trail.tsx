import { useTexts } from '#texts/use-texts.ts'

type Step = { readonly id: bigint; readonly account: string }

/** The way from the own downline to the listed member, each step back. */
export function Trail({
  path,
  onStep,
}: {
  readonly path: readonly Step[]
  readonly onStep: (id: bigint | null) => void
}) {
  const { t } = useTexts()
  if (path.length === 0) return null
  return (
    <nav aria-label={t('agents.path')} className="mb-2 flex flex-wrap items-center gap-1 text-13">
      <button type="button" className="hit min-h-8 font-medium text-action-text" onClick={() => onStep(null)}>
        {t('agents.ownTeam')}
      </button>
      {path.map(({ id, account }, place) => (
        <span key={`${id}`} className="flex items-center gap-1">
          <span aria-hidden className="text-faint">
            /
          </span>
          {place === path.length - 1 ? (
            <span aria-current="page" className="font-medium">
              {account}
            </span>
          ) : (
            <button
              type="button"
              className="hit min-h-8 font-medium text-action-text"
              onClick={() => onStep(id)}
            >
              {account}
            </button>
          )}
        </span>
      ))}
    </nav>
  )
}
