/** Name of the file inside the PDF (Factur-X 1.0, §6). */
export const facturXFile = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
  '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
  `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/** Metadata by which a reader of Factur-X finds the e-invoice, with the description that PDF/A asks of further metadata (ISO 19005-3, 6.6.2.3). */
export const facturXMetadata =
  `<rdf:Description rdf:about="" xmlns:fx="${namespace}"><fx:DocumentType>INVOICE</fx:DocumentType>` +
  `<fx:DocumentFileName>${facturXFile}</fx:DocumentFileName><fx:Version>1.0</fx:Version>` +
  '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>' +
  '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" ' +
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">' +
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
  `<pdfaSchema:property><rdf:Seq>${property('DocumentFileName', 'Name of the embedded XML file')}` +
  `${property('DocumentType', 'Type of the document')}${property('Version', 'Version of Factur-X')}` +
  `${property('ConformanceLevel', 'Profile of the XML file')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag>` +
  '</pdfaExtension:schemas></rdf:Description>';
