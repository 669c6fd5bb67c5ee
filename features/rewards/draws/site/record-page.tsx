import { Calculator, Download } from 'lucide-react'
import { useMemo } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { CheckedStrip, OwnSeed, Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Copyable } from '#ui/data/copyable.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { draws } from '../contract/member.ts'
import { resultText, verifyDraw } from '../rules/proof.ts'

type Proof = Reply<typeof draws.proof>

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Recomputes a spin, raffle or red envelope on the visitor's device, from what is published of it. */
export function RecordPage() {
  const { t } = useTexts()
  const { id } = usePlace().search
  const form = useForm({ defaultValues: { id: id ?? '' }, reValidateMode: 'onSubmit' })
  const isId = (typed: string) => ID.test(typed.trim()) || t('draws.recordIdBad')
  return (
    <div className="grid max-w-180 gap-5">
      <header className="grid gap-2">
        <h1 className="text-28">{t('draws.verifyTitle')}</h1>
        <p className="text-muted">{t('draws.verifyText')}</p>
      </header>
      <section className="panel grid gap-4 p-5 md:p-6">
        <form
          className="grid gap-3"
          onSubmit={form.onSubmit(
            (given) =>
              void navigate({
                to: '/drawRecord',
                search: { id: given.id.trim().toLowerCase() },
                replace: true,
              }),
          )}
        >
          <TextField
            label={t('draws.recordId')}
            hint={t('draws.recordIdHint')}
            {...form.field('id', { validate: isId })}
            autoComplete="off"
            className="code"
            placeholder="0199a1b2-…"
          />
          <Button type="submit" look="primary" icon={Calculator} wide>
            {t('draws.verifyDo')}
          </Button>
        </form>
        {id && ID.test(id) && <Result key={id} id={id} />}
        <div className="border-t border-hair pt-4 text-12 text-faint">
          <p className="font-medium text-muted">{t('fair.offline')}</p>
          <p className="mb-2">{t('draws.offlineText')}</p>
          <div className="grid gap-2">
            <Copyable text="npm run verify -- draw.json" what={t('fair.offline')} boxed />
            <Copyable
              text="python3 tools/verify/fairhouse_verify.py draw.json"
              what={t('fair.offline')}
              boxed
            />
          </div>
        </div>
      </section>
    </div>
  )
}

function Result({ id }: { readonly id: string }) {
  const asked = useApiQuery(useApi(draws).proof, { params: { id } }, { staleMs: Infinity })
  return (
    <QueryState of={asked} waiting={<Skeleton className="h-11" />}>
      {(proof) => <Recomputed proof={proof} />}
    </QueryState>
  )
}

function Recomputed({ proof }: { readonly proof: Proof }) {
  const { t } = useTexts()
  const { verdict, differences, result } = useMemo(() => verifyDraw(proof), [proof])
  const json = JSON.stringify(proof, null, 2)
  return (
    <div className="grid gap-3">
      <CheckedStrip checked={{ verdict, differences, stake: '', win: '', events: 0 }} />
      <Facts
        facts={[
          { key: 'kind', name: t('draws.recordKind'), value: t(`draws.kind.${proof.draw}`) },
          {
            key: 'result',
            name: t('draws.recordResult'),
            value: <span className="num wrap-anywhere">{resultText(result)}</span>,
          },
        ]}
      />
      <Seed name={t('rounds.seedHash')} text={proof.commitment} />
      <Seed name={t('rounds.serverSeed')} text={proof.seeds.serverSeed} />
      <OwnSeed clientSeed={proof.seeds.clientSeed} nonce={proof.seeds.nonce} />
      <Seed name={t('draws.rulesHash')} text={proof.rulesHash} />
      <Button
        icon={Download}
        onClick={() => saveFile(new Blob([json], { type: 'application/json' }), 'draw.json')}
        className="justify-self-start"
      >
        draw.json
      </Button>
    </div>
  )
}
