import { ExternalLink, HeartHandshake } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { limits } from '../contract/member.ts'
import { usualPlaces } from '../rules/help.ts'

const HOUR_MS = 3_600_000

/** External support, and the warning signs of harmful play. */
export function HelpCard() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(limits).help, undefined, { staleMs: HOUR_MS })
  // if the site is closed or the request fails, the default places are shown
  const places = data?.places ?? usualPlaces
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="flex items-center gap-2.5 text-16">
        <HeartHandshake size={20} className="text-action-text" aria-hidden />
        {t('limits.help')}
      </h2>
      <p className="text-13 text-muted">{t('limits.helpText')}</p>
      <ul className="grid">
        {places.map(({ name, address }) => (
          <li key={name}>
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center justify-between gap-3 font-medium text-action-text hover:underline"
            >
              <span>
                {name}
                <span className="sr-only"> ({t('limits.helpOpen')})</span>
              </span>
              <ExternalLink size={16} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      <h3 className="text-14">{t('limits.signs')}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-13 text-muted">
        {[1, 2, 3, 4].map((sign) => (
          <li key={sign}>{t(`limits.sign${sign}`)}</li>
        ))}
      </ul>
    </section>
  )
}
