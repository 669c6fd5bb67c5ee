import clsx from 'clsx'
import { Headphones } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Link } from '#ui/route/link.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { pages } from '../contract/member.ts'
import { topics, type Topic } from '../rules.ts'
import { Questions } from './questions.tsx'

const RichText = lazy(async () => ({ default: (await import('#ui/data/rich-text.tsx')).RichText }))

/** Cache duration: texts change rarely. */
const STALE_MS = 300_000

export type HelpPageProps = {
  /** Null: the questions and answers. */
  readonly topic: Topic | null
  /** The question that is open, from the address. */
  readonly question: string | null
  /** The path of the page: /help, or /helpmc without a header. */
  readonly path: string
  /** The link to customer service. */
  readonly service: ReactNode
}

/** The help centre: questions and answers with a search, and its seven topics at the side, one of them open (SHL-10). */
export function HelpPage({ topic, question, path, service }: HelpPageProps) {
  const { t } = useTexts()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [topic])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[240px_minmax(0,1fr)] md:gap-8">
      <div>
        <h1 className="text-28">{t('pages.help')}</h1>
        <p className="mt-1.5 text-balance text-muted">{t('pages.helpLead')}</p>
        {/* a single row on a phone, so that the selected topic is visible right below */}
        <nav
          ref={strip}
          aria-label={t('pages.topics')}
          className="mt-5 flex gap-0.5 overflow-x-auto [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:grid"
        >
          {[null, ...topics].map((own) => (
            <Link
              key={own}
              to={path}
              search={own === null ? {} : { topic: own }}
              replace
              aria-current={own === topic ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 shrink-0 items-center rounded-control px-3 py-2 font-medium transition-colors duration-120 max-md:whitespace-nowrap',
                own === topic
                  ? 'bg-action-soft text-action-text'
                  : 'text-muted hover:bg-surface hover:text-text',
              )}
            >
              {own === null ? t('pages.questions') : t(`pages.topic.${own}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="grid content-start gap-5">
        {topic === null ? <Questions path={path} open={question} /> : <TopicText topic={topic} />}
        <div className="panel flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
          <Headphones size={22} className="text-action-text" aria-hidden />
          <div className="min-w-48 flex-1">
            <p className="font-bold">{t('pages.stillStuck')}</p>
            <p className="text-muted">{t('pages.stillStuckText')}</p>
          </div>
          {service}
        </div>
      </div>
    </div>
  )
}

function TopicText({ topic }: { readonly topic: Topic }) {
  const asked = useApiQuery(useApi(pages).helpCenter, undefined, { staleMs: STALE_MS })
  return (
    <QueryState of={asked} waiting={<Waiting />}>
      {({ list }) => {
        const shown = list.find((own) => own.topic === topic)
        return (
          <article className="panel px-5 py-6 md:px-9 md:py-8">
            <h2 className="mb-4 text-22">{shown?.title}</h2>
            <Suspense fallback={<Waiting />}>
              <RichText html={shown?.content ?? ''} className="max-w-170" />
            </Suspense>
          </article>
        )
      }}
    </QueryState>
  )
}

/** Full screen height, so that the content below a text doesn't jump when the text loads. */
function Waiting() {
  return (
    <div className="min-h-dvh">
      <SkeletonCard lines={9} />
    </div>
  )
}
