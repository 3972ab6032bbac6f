import ts from 'typescript'

/** A replacement of one node's text. */
export type Replacement = { node: ts.Node; text: string; kind: string }

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.EqualsEqualsToken]: '!=',
  [ts.SyntaxKind.ExclamationEqualsToken]: '==',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.QuestionQuestionToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}
const SWAPPED_CALLS = new Map([
  ['every', 'some'],
  ['some', 'every'],
  ['min', 'max'],
  ['max', 'min'],
])
/** Conditions of drizzle. */
const LISTS_OF_CONDITIONS = ['and', 'or']
/** Below it one more or less is another rule; from it on only another order of size is. */
const SMALL = 10

/** Returns the faults that fit one node. Texts with a space are for people and stay. */
export function mutateNode(node: ts.Node): Replacement[] {
  if (ts.isBinaryExpression(node)) return swapOperator(node)
  if (ts.isIfStatement(node)) return [...negate(node.expression), skipGuard(node)]
  if (ts.isConditionalExpression(node)) return negate(node.condition)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, text: `(${node.operand.getText()})`, kind: 'negation dropped' }]
  if (ts.isExpressionStatement(node)) return removeStatement(node)
  if (ts.isThrowStatement(node)) return [{ node, text: ';', kind: 'throw removed' }]
  if (ts.isArrayLiteralExpression(node)) return dropItems(node, node.elements, 'item removed')
  if (ts.isCallExpression(node)) return mutateCall(node)
  return mutateLiteral(node)
}

function swapOperator({ left, right, operatorToken }: ts.BinaryExpression): Replacement[] {
  const text = SWAPPED[operatorToken.kind]
  const isOfTexts = operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(isText)
  return text === undefined || isOfTexts ? [] : [{ node: operatorToken, text, kind: 'operator swapped' }]
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

/** Where another fault does not do the same. */
function negate(condition: ts.Expression): Replacement[] {
  const isDone =
    (ts.isBinaryExpression(condition) && SWAPPED[condition.operatorToken.kind]?.endsWith('==')) ||
    ts.isPrefixUnaryExpression(condition)
  return isDone ? [] : [{ node: condition, text: `!(${condition.getText()})`, kind: 'condition negated' }]
}

const skipGuard = ({ expression }: ts.IfStatement): Replacement => ({
  node: expression,
  text: 'false',
  kind: 'branch never taken',
})

function removeStatement(node: ts.ExpressionStatement): Replacement[] {
  const isSuper = ts.isCallExpression(node.expression) && node.expression.getText().startsWith('super(')
  return isSuper ? [] : [{ node, text: ';', kind: 'statement removed' }]
}

function mutateCall(node: ts.CallExpression): Replacement[] {
  const { expression, arguments: given } = node
  if (ts.isIdentifier(expression) && LISTS_OF_CONDITIONS.includes(expression.text))
    return dropItems(node, given, 'condition removed')
  if (!ts.isPropertyAccessExpression(expression)) return []
  const text = SWAPPED_CALLS.get(expression.name.text)
  return text ? [{ node: expression.name, text, kind: 'call swapped' }] : []
}

/** One fault for each item; of `node` everything else stays. */
function dropItems(node: ts.Node, items: ts.NodeArray<ts.Node>, kind: string): Replacement[] {
  const whole = node.getText()
  const start = node.getStart()
  return items.map((_, dropped) => {
    const kept = items.filter((_, at) => at !== dropped).map((item) => item.getText())
    const [first, last] = [items[0], items.at(-1)]
    const head = whole.slice(0, (first?.getStart() ?? start) - start)
    return { node, text: `${head}${kept.join(', ')}${whole.slice((last?.end ?? start) - start)}`, kind }
  })
}

function mutateLiteral(node: ts.Node): Replacement[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, text: 'false', kind: 'boolean swapped' }]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, text: 'true', kind: 'boolean swapped' }]
  if (ts.isNumericLiteral(node)) return changeNumber(node)
  if (ts.isStringLiteral(node) && node.text !== '' && !node.text.includes(' '))
    return [{ node, text: "''", kind: 'text emptied' }]
  if (!ts.isRegularExpressionLiteral(node)) return []
  const text = node.getText()
  const loose = [text.replace(/^\/\^/, '/'), text.replace(/\$(?=\/[a-z]*$)/, '')]
  return loose.filter((one) => one !== text).map((one) => ({ node, text: one, kind: 'anchor removed' }))
}

function changeNumber(node: ts.NumericLiteral): Replacement[] {
  const value = Number(node.text)
  const others = value < SMALL ? [value + 1, value - 1] : [value * 2, Math.floor(value / 2)]
  return others
    .filter((other) => other >= 0)
    .map((other) => ({ node, text: String(other), kind: 'number changed' }))
}
