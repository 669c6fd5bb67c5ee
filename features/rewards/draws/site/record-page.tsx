import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { VerifyById } from '#features/play/rounds/site/fairness/verify-by-id.tsx'
import { CheckedStrip, OwnSeed, Seed } from '#features/play/rounds/site/record/round-proof.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { draws } from '../contract/member.ts'
import { resultText, verifyDraw } from '../rules/proof.ts'

type Proof = Reply<typeof draws.proof>

const COMMANDS = ['npm run verify -- draw.json', 'python3 tools/verify/fairhouse_verify.py draw.json']

/** Recomputes a spin, raffle or red envelope on the visitor's device, from what is published of it. */
export function RecordPage() {
  const { t } = useTexts()
  const { id } = usePlace().search
  return (
    <div className="grid max-w-180 gap-5">
      <header className="grid gap-2">
        <h1 className="text-28">{t('draws.verifyTitle')}</h1>
        <p className="text-muted">{t('draws.verifyText')}</p>
      </header>
      <section className="panel grid gap-4 p-5 md:p-6">
        <VerifyById
          words={{
            id: t('draws.recordId'),
            hint: t('draws.recordIdHint'),
            bad: t('draws.recordIdBad'),
            action: t('draws.verifyDo'),
            offline: t('draws.offlineText'),
          }}
          id={id}
          onId={(given) => void navigate({ to: '/drawRecord', search: { id: given }, replace: true })}
          commands={COMMANDS}
        >
          {(given) => <Result key={given} id={given} />}
        </VerifyById>
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
