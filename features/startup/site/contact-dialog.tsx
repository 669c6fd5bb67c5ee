import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAsk } from '#contract/react.ts'
import { openService } from '#features/service/site/open-service.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { startup } from '../contract.ts'
import { openLink } from './service-link.ts'

/** How the brand is reached, also while everything else is closed (decision 40). */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const asked = useAsk(useApi(startup).customerService)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('startup.contact')}
      text={t('startup.contactText')}
      width="narrow"
    >
      <Answer of={asked}>
        {({ version }) => (
          <ul className="grid gap-2.5">
            {!version.pathList.some(({ type }) => type === 3) && (
              <li>
                <button type="button" className={wide} onClick={openService}>
                  <MessageCircle size={18} aria-hidden />
                  {t('startup.window')}
                </button>
              </li>
            )}
            {version.pathList.map(({ type, path }) => (
              <li key={`${type}${path}`}>
                <Contact type={type} path={path} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Dialog>
  )
}

const wide = buttonClass({ look: 'outline', wide: true })

function Contact({ type, path }: { readonly type: number; readonly path: string }) {
  const { t } = useTexts()
  switch (type) {
    case 1:
      return (
        <a href={path} className={wide}>
          <Mail size={18} aria-hidden />
          <span className="sr-only">{t('startup.email')}</span> {path.replace('mailto:', '')}
        </a>
      )
    case 2:
      return (
        <a href={path} className={wide}>
          <Phone size={18} aria-hidden />
          <span className="sr-only">{t('startup.phone')}</span> {path.replace('tel:', '')}
        </a>
      )
    case 3:
      return <ChatWindow path={path} />
    default:
      return null
  }
}

/** The service window: 440 wide, 750 high where the screen allows, else 500 (decision 39). */
function ChatWindow({ path }: { readonly path: string }) {
  const { t } = useTexts()
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    void openLink(path).then(setLink)
  }, [path])
  if (link === null) return null
  const height = screen.availHeight >= 800 ? 750 : 500
  return (
    <button
      type="button"
      className={wide}
      onClick={() => window.open(link, 'service', `popup,noopener,width=440,height=${height}`)}
    >
      <MessageCircle size={18} aria-hidden />
      {t('startup.window')}
    </button>
  )
}
