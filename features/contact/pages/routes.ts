import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { pages } from './contract/member.ts'
import type { pagesOffice } from './contract/office.ts'
import { manifestOf } from './service/manifest.ts'
import { helpTopics, resources, setResource, setTopic, topicsForOffice } from './service/pages.ts'
import { helpQuestions, questionsForOffice, resetQuestion, setQuestion } from './service/questions.ts'
import { resourcesOf } from './store/pages.ts'

export function pagesRoutes(app: App): Handlers<typeof pages> {
  return {
    helpCenter: ({ query }, { merchant, language }) =>
      helpTopics(app, { merchant, language, topic: query.topic ?? null }),
    questions: (_, { merchant, language }) => helpQuestions(app, merchant, language),
    resources: (_, { merchant, origin }) => resources(app, { merchant, origin }),
    manifest: (_, { merchant, language }) => {
      const shortcuts = {
        hot: app.words(language, 'pages.shortcut.hot'),
        fav: app.words(language, 'pages.shortcut.fav'),
      }
      return manifestOf({ name: merchant.name, language, shortcuts })
    },
  }
}

export function pagesOfficeRoutes(app: App): Handlers<typeof pagesOffice> {
  return {
    topics: ({ params }) => topicsForOffice(app, params.merchant),
    setTopic: (input, call) => setTopic(app, input, call),
    questions: ({ params }) => questionsForOffice(app, params.merchant),
    setQuestion: (input, call) => setQuestion(app, input, call),
    resetQuestion: (input, call) => resetQuestion(app, input, call),
    resources: async ({ params }) => ({ list: [...(await resourcesOf(app.db, params.merchant))] }),
    setResource: (input, call) => setResource(app, input, call),
  }
}
