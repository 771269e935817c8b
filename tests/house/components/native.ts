import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { filesOf, read } from '../tree.ts';

const isComponent = (file: string): boolean => /^packages\/ui\/src\/components\/(\w+)\/\1\.tsx$/.test(file);

/** `file: Component` for each component whose root is one native element that does not get its native props or its `className`. */
export function keepingNativeProps(root: string): string[] {
  return filesOf(root)
    .filter(isComponent)
    .flatMap((file) =>
      exportedComponents(read(root, file), file)
        .filter((component) => keepsProps(rootsOf(component)))
        .map(({ id }) => `${file}: ${id?.name ?? ''}`),
    );
}

function exportedComponents(text: string, file: string): ESTree.Function[] {
  const { program } = parseSync(file, text, { lang: 'tsx' });
  return program.body.flatMap((node) => {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    return declared?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declared.id?.name ?? '') ? [declared] : [];
  });
}

function keepsProps(roots: readonly (ESTree.JSXOpeningElement | null)[]): boolean {
  const elements = roots.filter((element) => element !== null);
  const tags = new Set(elements.map(tagOf));
  const [tag = ''] = tags;
  // Another component, a fragment or a text has no native props of its own.
  if (elements.length < roots.length || tags.size !== 1 || !/^[a-z]/.test(tag)) return false;
  return !elements.every(({ attributes }) => {
    const named = attributes
      .filter((one) => one.type === 'JSXAttribute')
      .filter(({ name }) => name.name === 'className');
    return attributes.some(({ type }) => type === 'JSXSpreadAttribute') && named.every(joinsClasses);
  });
}

const tagOf = ({ name }: ESTree.JSXOpeningElement): string => (name.type === 'JSXIdentifier' ? name.name : '');

function joinsClasses({ value }: ESTree.JSXAttribute): boolean {
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type !== 'CallExpression') return false;
  const { callee } = value.expression;
  return callee.type === 'Identifier' && callee.name === 'rootClass';
}

/** The elements that a component returns, null for what is none. A component that returns nothing then has no root. */
function rootsOf({ body }: ESTree.Function): (ESTree.JSXOpeningElement | null)[] {
  return (body?.body ?? []).flatMap(returnedBy).flatMap(elementsOf);
}

function returnedBy(statement: ESTree.Statement | ESTree.Directive): ESTree.Expression[] {
  switch (statement.type) {
    case 'ReturnStatement':
      return statement.argument === null ? [] : [statement.argument];
    case 'IfStatement':
      return [statement.consequent, ...(statement.alternate === null ? [] : [statement.alternate])].flatMap(returnedBy);
    case 'BlockStatement':
      return statement.body.flatMap(returnedBy);
    default:
      return [];
  }
}

function elementsOf(expression: ESTree.Expression): (ESTree.JSXOpeningElement | null)[] {
  switch (expression.type) {
    case 'JSXElement':
      return [expression.openingElement];
    case 'ParenthesizedExpression':
      return elementsOf(expression.expression);
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(elementsOf);
    case 'Literal':
      return expression.value === null ? [] : [null];
    default:
      return [null];
  }
}
