import { describe, expect, test } from 'vitest'
import { createMarkdownRenderer, fillText } from './render-markdown.ts'

const render = createMarkdownRenderer()

describe('Markdown', () => {
  test('gives a title, a lead without markup, and the rest', () => {
    const text = render(
      '# Privacy & *you*\n\nWe **keep** [little](/terms).\nReally.\n\n## More\n\n- one\n- two\n',
    )
    expect(text.title).toBe('Privacy & you')
    expect(text.lead).toBe('We keep little. Really.')
    expect(text.html).toContain('<a href="/terms">little</a>')
    expect(text.html).toContain('<h2>More</h2>')
    expect(text.html).not.toContain('<h1>')
  })

  test('has one title; a second one is lowered', () => {
    expect(render('# One\n\n# Two').html).toContain('<h2>Two</h2>')
    expect(render('No heading').title).toBeNull()
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- comment --><style>body{display:none}</style>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '![x](javascript:alert(1))',
    '![x](https://evil.example/p.gif)',
    '[x](https://ok.example "onmouseover=alert(1) \\"><script>")',
    '```<script>\n</code><script>alert(1)</script>\n```',
  ])('%j makes no markup of its own, no picture and no unsafe link', (markdown) => {
    const { html } = render(`# T\n\n${markdown}\n`)
    expect(html).not.toMatch(/<(?!\/?(?:p|a|code|pre|h2|ul|ol|li|em|strong)\b)/)
    expect(html).not.toMatch(/<[^>]*\son\w+=(?![^<]*&quot;)/i)
    const links = [...html.matchAll(/<a[^>]*?href="([^"]*)"/g)].map(([, href]) => href)
    for (const href of links) expect(href).toMatch(/^(?:https:\/\/|\/[^/\\])/)
  })
})

describe('placeholders', () => {
  test('are filled as text', () => {
    const filled = fillText('By {{provider}}, {{ mail }}', {
      provider: '*A* [b](c) <i> `d`',
      mail: 'a_b@c.d',
    })
    expect(render(filled).html).toBe('<p>By *A* [b](c) &lt;i&gt; `d`, a_b@c.d</p>\n')
  })

  test('without a value remove their line, and only it', () => {
    expect(fillText('a\n- call {{phone}}\nb {{constructor}}\nc', { phone: '' })).toBe('a\nc')
  })

  test('in a link address survive', () => {
    const { html } = render(fillText('[x](mailto:{{mail}})', { mail: 'support.us@still-stone.example' }))
    expect(html).toBe('<p><a href="mailto:support.us@still-stone.example">x</a></p>\n')
  })
})
