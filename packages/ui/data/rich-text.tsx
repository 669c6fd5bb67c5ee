import clsx from 'clsx'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import { isOwnPicture, richAttributes, richLink, richTags } from '#kit/rich-html.ts'

const own = DOMPurify(window)

own.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const link = richLink(node.getAttribute('href') ?? '')
    for (const name of ['href', 'target', 'rel']) node.removeAttribute(name)
    if (!link) return
    node.setAttribute('href', link.href)
    if (!link.isOutside) return
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  if (node.tagName === 'IMG' && !isOwnPicture(node.getAttribute('src') ?? '')) node.remove()
})

/** The nodes of a text that pass the allow-list (C1), created without serialising to text again. */
export function richNodes(html: string): DocumentFragment {
  return own.sanitize(html, {
    ALLOWED_TAGS: [...richTags],
    ALLOWED_ATTR: [...new Set(Object.values(richAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

export type RichTextProps = { readonly html: string; readonly className?: string | undefined }

/** An operator's rich text. The server has sanitised it; it is sanitised again here. */
export function RichText({ html, className }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(richNodes(html)), [html])
  return <div ref={box} className={clsx(richClass, className)} />
}

/** Styles of rich text, also used by the editor. */
export const richClass = clsx(
  'min-w-0 leading-relaxed wrap-anywhere [&>*:first-child]:mt-0 [&>*:last-child]:mb-0',
  '[&_p]:my-3 [&_h2]:mt-5 [&_h2]:mb-2 [&_h2]:text-18 [&_h2]:font-bold [&_h3]:mt-4 [&_h3]:mb-2 [&_h3]:text-16 [&_h3]:font-bold [&_h4]:mt-4 [&_h4]:mb-1 [&_h4]:font-bold',
  '[&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_li]:my-1',
  '[&_a]:font-medium [&_a]:text-action-text [&_a]:underline [&_a]:underline-offset-2',
  '[&_blockquote]:my-3 [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-4 [&_blockquote]:text-muted',
  '[&_hr]:my-5 [&_hr]:border-hair [&_img]:my-3 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-control',
  '[&_table]:my-3 [&_table]:w-full [&_table]:border-collapse [&_td]:border [&_td]:border-hair [&_td]:px-3 [&_td]:py-2 [&_th]:border [&_th]:border-hair [&_th]:px-3 [&_th]:py-2 [&_th]:text-left',
)
