import { RotateCw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { measure } from './speed.ts'

export type RoutesDialogProps = { readonly domains: readonly string[]; readonly onClose: () => void }

type Speeds = Readonly<Record<string, number | null>>

/** The brand's addresses, measured from this browser, fastest first. */
export function RoutesDialog({ domains: given, onClose }: RoutesDialogProps) {
  const { t } = useTexts()
  // the same addresses in a new array must not start another measurement
  const written = given.join(' ')
  const domains = useMemo(() => written.split(' '), [written])
  const [speeds, setSpeeds] = useState<Speeds>({})
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isOver = false
    setSpeeds({})
    // sequentially: concurrent measurements would slow each other down
    const all = async () => {
      for (const domain of domains) {
        const speed = await measure(domain)
        if (isOver) return
        setSpeeds((before) => ({ ...before, [domain]: speed }))
      }
    }
    void all()
    return () => {
      isOver = true
    }
  }, [domains, round])
  const isMeasured = domains.every((domain) => domain in speeds)
  const fastest = isMeasured ? domains.toSorted((a, b) => order(speeds, a) - order(speeds, b))[0] : undefined
  const shown = isMeasured ? domains.toSorted((a, b) => order(speeds, a) - order(speeds, b)) : domains
  return (
    <Dialog open onClose={onClose} title={t('startup.routes')} text={t('startup.routesText')} width="narrow">
      <ul className="grid gap-1">
        {shown.map((domain) => (
          <li key={domain}>
            <a
              href={`${domain}/index`}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 no-underline hover:bg-raised"
            >
              <span className="min-w-0 flex-1 truncate">{domain.replace(/^https?:\/\//, '')}</span>
              {domain === location.origin && <Status>{t('startup.thisOne')}</Status>}
              {domain === fastest && speeds[domain] !== null && (
                <Status tone="good">{t('startup.fastest')}</Status>
              )}
              <span className="num text-13 text-muted">{speedWords(t, speeds, domain)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Button
        icon={RotateCw}
        wide
        busy={!isMeasured}
        onClick={() => setRound((before) => before + 1)}
        className="mt-4"
      >
        {t('startup.measureAgain')}
      </Button>
    </Dialog>
  )
}

function order(speeds: Speeds, domain: string): number {
  return speeds[domain] ?? Number.MAX_SAFE_INTEGER
}

function speedWords(
  t: (key: string, values?: Record<string, number>) => string,
  speeds: Speeds,
  domain: string,
) {
  const speed = speeds[domain]
  if (speed === undefined) return t('startup.measuring')
  return speed === null ? t('startup.unreachable') : t('startup.milliseconds', { ms: speed })
}
