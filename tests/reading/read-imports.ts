import path from 'node:path'
import ts from 'typescript'

export type SourceFile = { path: string; text: string }
export type Import = {
  /** Path from the root for own files, else the package's name. */
  target: string
  /** True when nothing stays in the running code. */
  isType: boolean
  /** True for `import()`. */
  isLate: boolean
}

const known = new WeakMap<SourceFile, Import[]>()

/** Reads static and dynamic imports and re-exports with TypeScript's parser, of each file once. */
export function readImports(file: SourceFile): Import[] {
  const imports = known.get(file) ?? parseImports(file)
  known.set(file, imports)
  return imports
}

function parseImports(file: SourceFile): Import[] {
  const imports: Import[] = []
  const add = (specifier: ts.Expression | undefined, isType: boolean, isLate = false) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return
    const { text } = specifier
    const target = text.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), text) : text
    imports.push({ target, isType, isLate })
  }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node.importClause))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal as ts.StringLiteral, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false, true)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest))
  return imports
}

/** `import type …`, or only names marked as types. `import './x'` runs x. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = clause.namedBindings
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every((name) => name.isTypeOnly)
  )
}
