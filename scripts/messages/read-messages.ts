import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import ts from 'typescript'

/** English message → the first file that shows it. */
export type MessagesInUse = {
  /** Of pages that stand in every language. */
  required: Map<string, string>
  /** Every text of the sources, since some messages reach `t()` as values. */
  known: ReadonlySet<string>
}

/** The back office is in English. */
const ENGLISH_ONLY = /^src\/(?:console|ui\/dialog)\//

/** Their sentences reach a family as values. */
const SENTENCES = /^src\/shared\/(?:form-texts|inquiries\/inquiry|text\/(?:email-address|plain-text))\.ts$/
/** And a partner; patterns and names are no sentences. */
const TOOL_SENTENCES =
  /^src\/(?:shared\/(?:partner-tools\/company-fields|partner-fields\/(?:input-schemas|opening-hours)|press-releases\/(?:press-|check-prose|ap-style\/|desk\/)|videos\/(?:video|photo)|pictures\/picture-limits|text\/translate-refusal)|features\/(?:logos|press-releases\/(?:check-release|say-stand-in|reading\/(?:ask-beside|news-line|read-facts|tell-))|videos\/(?:cancel-video|press-kit|request-video|wait-for-video)))/
const TOOL_SENTENCE =
  /^(?:[A-Z“{].* .*(?:[.…}]|\.\.\.|\?)|[A-Z][a-z ]+ (?:is required|must be .*|should be .*)|Please select a video template)$/s

/** Reads the sources below src. */
export async function readMessages(): Promise<MessagesInUse> {
  const required = new Map<string, string>()
  const known = new Set<string>()
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(file)) continue
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const isShown = !ENGLISH_ONLY.test(file)
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        known.add(node.text)
        if (SENTENCES.test(file) && /^(?:Please (?!select)|Missing )/.test(node.text))
          required.set(node.text, required.get(node.text) ?? file)
        if (TOOL_SENTENCES.test(file) && TOOL_SENTENCE.test(node.text))
          required.set(node.text, required.get(node.text) ?? file)
      }
      if (isShown && ts.isCallExpression(node) && nameOf(node.expression) === 't')
        for (const message of literalsOf(node.arguments[0]))
          required.set(message, required.get(message) ?? file)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return { required, known }
}

function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

/** Both sides of a choice. */
function literalsOf(node: ts.Expression | undefined): string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  return []
}
