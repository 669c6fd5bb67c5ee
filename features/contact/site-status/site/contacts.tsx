import { Mail, Phone } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { siteStatus } from '../contract.ts'

const lineClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-2'

/** Beside the service window: the brand's email address (type 1) and phone number (type 2), if set. */
export function Contacts() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(siteStatus).customerService)
  const shown = data?.version.pathList.filter(({ type }) => type === 1 || type === 2) ?? []
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-x-5">
      {shown.map(({ type, path }) => (
        <li key={path}>
          <a href={path} className={lineClass}>
            {type === 1 ? <Mail size={16} aria-hidden /> : <Phone size={16} aria-hidden />}
            <span className="sr-only">{t(type === 1 ? 'startup.email' : 'startup.phone')}</span>
            {path.replace(/^(mailto|tel):/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
