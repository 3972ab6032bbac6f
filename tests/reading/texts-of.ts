import ts from 'typescript'

/** Placeholders, apostrophes, cut ends and spaces are written differently in documents. */
export const plain = (text: string): string =>
  text
    .replace(/\{[^}]*\}|\$\{[^}]*\}/g, '{}')
    .replaceAll('’', "'")
    .replace(/^… ?| ?…$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What a source file can show: its strings, templates and texts between tags, plainly. Of other files each cell. */
export function textsOf(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return text.split(/[\t\n]/).map(plain)
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(plain(node.text))
    else if (ts.isTemplateExpression(node)) texts.push(plain(node.getText(source).slice(1, -1)))
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  visit(source)
  return texts
}
