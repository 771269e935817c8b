import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { NewProduct, NewProductChoices } from '@platine/domain/desk/newProduct.ts';
import { categoryChoices } from '@platine/domain/desk/newProduct.ts';
import { toCents } from '@platine/domain/money/money.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { languageName } from '@platine/domain/language/locales.ts';
import { languageOf } from '../../../i18n/locales.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { readForm } from '../../parts/readForm.ts';
import { SelectInput } from '../../parts/SelectInput.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './NewProductScreen.module.css';
import { useNewProduct } from './useNewProduct.ts';

/** The facts that every product has, in the order in which they stand on a box. */
export function NewProductForm({ choices }: { readonly choices: NewProductChoices }) {
  const { create, busy, failed, refusal } = useNewProduct();
  const [isNameless, setNameless] = useState(false);
  const send = readForm((texts) => {
    const product = productIn(texts);
    const lacksName = Object.keys(product.name).length === 0;
    setNameless(lacksName);
    if (!lacksName) create(product);
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      <p>
        <FormattedMessage id="desk.newProduct.intro" />
      </p>
      <fieldset className={styles['names']}>
        <legend>
          <FormattedMessage id="desk.newProduct.names" />
        </legend>
        {builtInLanguages.map((language) => (
          <TextInput
            key={language}
            name={`name-${language}`}
            lang={language.toLowerCase()}
            maxLength={200}
            label={<FormattedMessage id="desk.product.name" values={{ language: languageName(language) }} />}
          />
        ))}
      </fieldset>
      <Places choices={choices} />
      <Numbers sku={choices.sku} />
      <DeskFailure failed={failed} />
      {isNameless && (
        <Notice kind="error">
          <FormattedMessage id="desk.newProduct.nameless" />
        </Notice>
      )}
      {refusal !== null && !isNameless && (
        <Notice kind="error">
          <FormattedMessage id="desk.newProduct.refused" values={{ refusal: refusal.kind, reason: refusal.reason }} />
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        <FormattedMessage id="desk.newProduct.create" />
      </Button>
    </form>
  );
}

/** Maker and category, of those that the shop has. */
function Places({ choices: { manufacturers, categories } }: { readonly choices: NewProductChoices }) {
  const { locale, formatMessage } = useIntl();
  const none = { value: '', name: formatMessage({ id: 'desk.newProduct.choose' }) };
  return (
    <>
      <SelectInput
        name="maker"
        required
        label={<FormattedMessage id="desk.newProduct.maker" />}
        options={[none, ...manufacturers.map(({ id, name }) => ({ value: String(id), name }))]}
      />
      <TextInput name="part" maxLength={80} label={<FormattedMessage id="desk.newProduct.part" />} />
      <SelectInput
        name="category"
        required
        label={<FormattedMessage id="desk.newProduct.category" />}
        options={[
          none,
          ...categoryChoices(categories, languageOf(locale)).map(({ path, name }) => ({ value: path, name })),
        ]}
      />
    </>
  );
}

function Numbers({ sku }: { readonly sku: number }) {
  const whole = { type: 'number', inputMode: 'numeric', step: 1 } as const;
  return (
    <>
      <TextInput
        type="number"
        inputMode="decimal"
        name="price"
        min={0.01}
        max={10_000_000}
        step={0.01}
        label={<FormattedMessage id="desk.product.priceOfOne" />}
        hint={<FormattedMessage id="desk.newProduct.priceHint" />}
      />
      <TextInput
        {...whole}
        name="stock"
        required
        min={0}
        max={999_999_999}
        defaultValue={0}
        label={<FormattedMessage id="desk.newProduct.stock" />}
      />
      <TextInput
        {...whole}
        name="weight"
        required
        min={0}
        max={10_000_000}
        label={<FormattedMessage id="desk.newProduct.weight" />}
      />
      <TextInput
        name="gtin"
        inputMode="numeric"
        pattern="\d{8}|\d{12,14}"
        label={<FormattedMessage id="desk.newProduct.gtin" />}
        hint={<FormattedMessage id="desk.newProduct.gtinHint" />}
      />
      <TextInput
        {...whole}
        name="sku"
        required
        min={1}
        max={999_999_999}
        defaultValue={sku}
        label={<FormattedMessage id="desk.newProduct.sku" />}
        hint={<FormattedMessage id="desk.newProduct.skuHint" />}
      />
    </>
  );
}

function productIn(texts: Readonly<Record<string, string>>): NewProduct {
  const { sku = '', maker = '', part = '', gtin = '', category = '', price = '', stock = '', weight = '' } = texts;
  const names = builtInLanguages.map((language) => [language, (texts[`name-${language}`] ?? '').trim()] as const);
  const name: LocalizedText = Object.fromEntries(names.filter(([, text]) => text !== ''));
  return {
    sku: Number(sku),
    name,
    manufacturerId: Number(maker),
    partNumber: part.trim(),
    gtin: gtin.trim(),
    categoryPath: category,
    price: price === '' ? null : toCents(Number(price)),
    stock: Number(stock),
    weightGrams: Number(weight),
  };
}
