import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useChoosePicture } from '#ui/action/choose-picture.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { logos } from '../contract/logos.ts'

type Maker = Reply<typeof logos.list>['list'][number]

/** The providers' plates: the name, or the uploaded logo (GAM-06). */
export function Logos({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(logos).list)
  return (
    <section aria-labelledby="makers-logos" className="panel grid gap-3 p-4">
      <div className="grid gap-1">
        <h2 id="makers-logos" className="text-16">
          {t('logos.title')}
        </h2>
        <p className="max-w-180 text-13 text-muted">{t('logos.lead')}</p>
      </div>
      <QueryState of={asked}>
        {({ list }) => (
          <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
            {list.map((maker) => (
              <Plate key={maker.code} maker={maker} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}

function Plate({ maker, mayChange }: { readonly maker: Maker; readonly mayChange: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(logos)
  const tells = { invalidates: [api.list] }
  const bring = useApiMutation(api.bring, tells)
  const remove = useApiMutation(api.remove, tells)
  const params = { vendor: maker.code }
  const { open, input } = useChoosePicture((chosen) => bring.mutate({ params, files: [chosen] }))
  const error = bring.error ?? remove.error
  return (
    <li className="grid content-start gap-2 rounded-card border border-hair p-3">
      <div className="grid h-16 place-items-center overflow-hidden rounded-chip bg-raised">
        {maker.logo === null ? (
          <span className="truncate px-2 font-bold tracking-wide text-muted">{maker.name}</span>
        ) : (
          <img src={maker.logo} alt={maker.name} className="h-16 w-full object-contain" />
        )}
      </div>
      {maker.logo !== null && <p className="truncate text-13">{maker.name}</p>}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="xs"
            look="outline"
            busy={bring.isPending}
            aria-label={`${t(maker.logo === null ? 'logos.bring' : 'logos.replace')}: ${maker.name}`}
            onClick={open}
          >
            {t(maker.logo === null ? 'logos.bring' : 'logos.replace')}
          </Button>
          {maker.logo !== null && (
            <Button
              size="xs"
              look="quiet"
              busy={remove.isPending}
              aria-label={`${t('logos.remove')}: ${maker.name}`}
              onClick={() => remove.mutate({ params })}
            >
              {t('logos.remove')}
            </Button>
          )}
          {input}
        </div>
      )}
      {error && (
        <div role="alert">
          <Notice tone="danger">{errorWords(texts, error)}</Notice>
        </div>
      )}
    </li>
  )
}
