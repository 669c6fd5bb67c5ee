import Image from '@tiptap/extension-image'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import clsx from 'clsx'
import { useEffect, useId } from 'react'
import { isOwnPicture, richLink } from '#kit/rich-html.ts'
import { richClass } from '#ui/data/rich-text.tsx'
import { RichTools } from './rich-tools.tsx'

export type RichFieldProps = {
  readonly label: string
  readonly value: string
  /** HTML, sanitised by the server when saved; empty if there is no text. */
  readonly onChange: (html: string) => void
  /** Uploads a picture and returns its address; without it there is no button for pictures. */
  readonly onPicture?: (file: File) => Promise<string | null>
  readonly lang?: string
}

/** A pasted picture from another site would be removed by the server, so the editor does not accept it. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => isOwnPicture(image.getAttribute('src') ?? '') && null },
  ],
})

/** Rich text as it will look, with a toolbar that works by keyboard; only elements of the allow-list. */
export function RichField({ label, value, onChange, onPicture, lang }: RichFieldProps) {
  const id = useId()
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        link: {
          openOnClick: false,
          HTMLAttributes: { target: null, rel: null },
          isAllowedUri: (href) => richLink(href) !== null,
        },
      }),
      OwnImage,
    ],
    content: value,
    injectCSS: false, // the content security policy allows no injected styles
    editorProps: {
      attributes: {
        'aria-labelledby': id,
        'aria-multiline': 'true',
        role: 'textbox',
        class: clsx(richClass, 'min-h-36 px-4 py-3 outline-none whitespace-pre-wrap'),
        ...(lang ? { lang } : {}),
      },
    },
    onUpdate: ({ editor: own }) => onChange(own.isEmpty ? '' : own.getHTML()),
  })
  useTaken(editor, value)
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div className="overflow-hidden rounded-control border border-control bg-surface focus-within:border-action">
        <RichTools editor={editor} onPicture={onPicture} />
        <EditorContent editor={editor} />
      </div>
    </div>
  )
}

/** A value from outside (another notice, the other language) replaces the content. */
function useTaken(editor: Editor, value: string): void {
  useEffect(() => {
    const own = editor.isEmpty ? '' : editor.getHTML()
    if (own !== value && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
}
