import { Hono } from 'hono'
import { generalQuestions } from '../../shared/faq/faq-targets.ts'
import { paths } from '../../shared/paths.ts'
import { renderQuestionsPage } from '../../site/pages/questions.tsx'
import type { HttpEnv } from '../http-env.ts'
import { answerPage, type Pages } from './answer-page.ts'

/** /questions */
export function questionPages(pages: Pages): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  http.get(paths.questions(), (c) =>
    answerPage(c, pages, paths.questions(), async ({ app, site }) => ({
      html: renderQuestionsPage(site(), { items: generalQuestions(app.directory.current().faq) }),
    })),
  )
  return http
}
